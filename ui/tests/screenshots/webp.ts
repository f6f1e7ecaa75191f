import type { Page } from '@playwright/test';

/** A PNG as a smaller WebP. The browser itself draws and packs it, on an empty page. */
export async function toWebp(page: Page, png: Buffer, scale: number, quality: number): Promise<Buffer> {
  const packed = await page.evaluate(
    async ([source, by, how]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(bitmap.width * by), Math.round(bitmap.height * by)];
      const pen = canvas.getContext('2d');
      if (pen) pen.imageSmoothingQuality = 'high';
      pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', how).split(',')[1] ?? '';
    },
    [png.toString('base64'), scale, quality] as const,
  );
  return Buffer.from(packed, 'base64');
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The chunks of a WebP file that hold the picture itself. */
function picture(webp: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH')
      parts.push(chunk(name, webp.subarray(at + 8, at + 8 + length)));
    at += 8 + length + (length % 2);
  }
  return Buffer.concat(parts);
}

/** Pictures of the same size as one that moves, for ever. */
export function animate(frames: Buffer[], size: { width: number; height: number }, milliseconds: number): Buffer {
  const edges = Buffer.alloc(6);
  edges.writeUIntLE(size.width - 1, 0, 3);
  edges.writeUIntLE(size.height - 1, 3, 3);
  const extended = Buffer.concat([Buffer.from([0x02, 0, 0, 0]), edges]);
  const body = frames.map((frame) => {
    const head = Buffer.alloc(16);
    edges.copy(head, 6);
    head.writeUIntLE(milliseconds, 12, 3);
    head[15] = 0x02;
    return chunk('ANMF', Buffer.concat([head, picture(frame)]));
  });
  const all = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', extended),
    chunk('ANIM', Buffer.alloc(6)),
    ...body,
  ]);
  return chunk('RIFF', all);
}
