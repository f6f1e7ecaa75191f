/** Movements on the table, from where a thing was to where it is drawn now. */
import type { Cell } from '../../wire/angel';
import type { Motion } from './beats';

const cellOf = (root: HTMLElement, cell: Cell): HTMLElement | null =>
  root.querySelector(`[data-cell="${cell.position} ${cell.side}"]`);

function glide(
  element: Element | null | undefined,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  duration: number,
): void {
  if (!element || !from || !to) return;
  const [x, y] = [from.x + from.width / 2 - (to.x + to.width / 2), from.y + from.height / 2 - (to.y + to.height / 2)];
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-in-out',
  });
}

export function animate(root: HTMLElement, motion: Motion, duration: number): void {
  const goal = motion.type === 'marine' || motion.type === 'swarm' ? motion.to : motion.cell;
  const position = typeof goal === 'number' ? goal : goal.position;
  root.querySelector(`.formation > li:nth-child(${position})`)?.scrollIntoView({ block: 'nearest' });
  switch (motion.type) {
    case 'marine': {
      const row = (position: number) =>
        root.querySelector(`.formation > li:nth-child(${position})`)?.getBoundingClientRect();
      return glide(root.querySelector(`[data-marine="${motion.marine}"]`), row(motion.from), row(motion.to), duration);
    }
    case 'swarm': {
      const [from, to] = [cellOf(root, motion.from), cellOf(root, motion.to)];
      return glide(to?.querySelector('.swarm'), from?.getBoundingClientRect(), to?.getBoundingClientRect(), duration);
    }
    case 'spawn': {
      const foe = cellOf(root, motion.cell)?.querySelector('.swarm > :last-child');
      const pile = root.querySelector(`[data-pile="${motion.pile}"]`)?.getBoundingClientRect();
      return glide(foe, pile, foe?.getBoundingClientRect(), duration);
    }
    case 'lunge': {
      const toward = motion.cell.side === 'left' ? 22 : -22;
      const swarm = cellOf(root, motion.cell)?.querySelector('.swarm');
      swarm?.animate([{ transform: 'none' }, { transform: `translateX(${toward}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-in',
      });
    }
  }
}
