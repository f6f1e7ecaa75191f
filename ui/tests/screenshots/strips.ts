/** Film strips of the moments that matter, ten pictures each, to be looked at one by one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Facts } from '../e2e/support/film.ts';
import { SCENES, filmScene } from '../e2e/support/scenes.ts';
import { test } from '../e2e/support/server.ts';

const STRIPS = fileURLToPath(new URL('../../../target/strips/', import.meta.url));
const PICTURES = 10;
const COLUMNS = 5;

interface Frame {
  facts: Facts;
  picture: Buffer;
}

/** Those at which something changes, filled up with those between them. */
function chosen(frames: readonly Frame[]): Frame[] {
  const stateOf = ({ facts }: Frame) => JSON.stringify({ ...facts, at: 0 });
  const isChange = (frame: Frame, index: number) => {
    const before = frames[index - 1];
    return before === undefined || stateOf(before) !== stateOf(frame);
  };
  const picks = new Set(frames.flatMap((frame, index) => (isChange(frame, index) ? [index] : [])).slice(0, PICTURES));
  for (let share = 1; picks.size < Math.min(PICTURES, frames.length) && share < 64; share *= 2)
    for (let part = 0; part <= share && picks.size < PICTURES; part += 1)
      picks.add(Math.round((part / share) * (frames.length - 1)));
  return [...picks].sort((one, two) => one - two).flatMap((index) => frames[index] ?? []);
}

/** All pictures in one, each with its time. */
async function strip(studio: Page, frames: readonly Frame[]): Promise<Buffer> {
  const sources = frames.map(({ facts, picture }) => ({ at: facts.at, source: picture.toString('base64') }));
  const packed = await studio.evaluate(
    async ([list, columns]) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      for (const [index, { at, source }] of list.entries()) {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
        const [width, height] = [bitmap.width / 2, bitmap.height / 2];
        if (index === 0) [canvas.width, canvas.height] = [width * columns, height * Math.ceil(list.length / columns)];
        const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
        pen.drawImage(bitmap, x, y, width, height);
        pen.font = '700 22px sans-serif';
        pen.fillStyle = '#fff';
        pen.fillText(`${index + 1} · ${at} ms`, x + 12, y + 28);
      }
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    [sources, COLUMNS] as const,
  );
  return Buffer.from(packed, 'base64');
}

for (const name of Object.keys(SCENES)) {
  test(`a film strip: ${name}`, async ({ page, server, context }) => {
    const studio = await context.newPage();
    await page.bringToFront();
    const frames: Frame[] = [];
    await filmScene(page, server, name, async (facts) => {
      frames.push({ facts, picture: await page.screenshot({ animations: 'allow' }) });
    });
    const picked = chosen(frames);
    for (const { facts } of picked) console.log(JSON.stringify({ ...facts, log: facts.log.split('\n').slice(-3) }));
    mkdirSync(STRIPS, { recursive: true });
    writeFileSync(`${STRIPS}${name}.webp`, await strip(studio, picked));
  });
}
