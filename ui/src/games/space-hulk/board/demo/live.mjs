// A table for one: the vite server of the demo page plays a game with `blipfall engine`.
// BLIPFALL=path/to/blipfall npx vite --config src/games/space-hulk/board/demo/vite.config.ts, then /?live=shakedown&seat=marine&seed=1
import { odds, reach, sight } from './record/answers.mjs';
import { Engine } from './record/engine.mjs';

/** Plays the other side, without a plan. */
function anyOf(actions) {
  const dear = actions.filter((action) => !['end_turn', 'pass', 'end_activation'].includes(action.do));
  const list = dear.length > 0 && Math.random() < 0.93 ? dear : actions;
  return list[Math.floor(Math.random() * list.length)];
}

/** Engine answers by the name of the question. */
class Table {
  #engine;
  /** Tries things out on a copy, so that a search does not hold up the game. */
  #scout;
  #searches = Promise.resolve();
  #seat = 'marine';
  #version = 0;

  constructor(program) {
    this.#engine = new Engine(program);
    this.#scout = new Engine(program);
  }

  async answer(question) {
    const { actions = [] } = question.kind === 'new' ? {} : await this.#engine.try({ cmd: 'legal' });
    switch (question.kind) {
      case 'new': {
        this.#seat = question.seat;
        this.#version = 0;
        const { events } = await this.#engine.ask({ cmd: 'new', mission: question.mission, seed: question.seed });
        return this.#update(await this.#others(events));
      }
      case 'act': {
        const done = await this.#engine.ask({ cmd: 'apply', action: actions[question.index] });
        return this.#update(done.over ? done.events : await this.#others(done.events));
      }
      case 'position':
        return this.#engine.ask({ cmd: 'position' });
      case 'sight':
        return sight(this.#engine, question.unit, actions);
      case 'odds':
        return odds(this.#engine, actions[question.index]);
      default:
        return this.#engine.try({ cmd: 'why_not', action: question.action });
    }
  }

  /** Where a unit can go, on a copy of the position. */
  async reach(unit, position) {
    const search = this.#searches.then(async () => {
      await this.#scout.ask({ cmd: 'load', position });
      return reach(this.#scout, unit);
    });
    this.#searches = search.catch(() => {});
    return search;
  }

  /** Lets the other side play until it is this seat's decision. */
  async #others(events) {
    for (;;) {
      const { decision } = await this.#engine.ask({ cmd: 'state' });
      if (!decision || decision.owner === this.#seat) return events;
      const { actions } = await this.#engine.ask({ cmd: 'legal' });
      const done = await this.#engine.ask({ cmd: 'apply', action: anyOf(actions) });
      events.push(...done.events);
    }
  }

  async #update(events) {
    const { view } = await this.#engine.ask({ cmd: 'view', seat: this.#seat });
    const answer = await this.#engine.try({ cmd: 'legal' });
    const risky = new Set(['fire', 'assault', 'parry', 'reroll', 'spend_psi', 'convert', 'end_turn', 'redraw']);
    const legal = (answer.actions ?? []).map((action) => ({ action, risk: risky.has(action.do) }));
    this.#version += 1;
    return { version: this.#version, view, legal, events };
  }
}

/** A plugin of vite with the address `/table`. */
export function liveTable(program) {
  const table = new Table(program);
  let turn = Promise.resolve();
  return {
    name: 'live-table',
    configureServer(server) {
      server.middlewares.use('/table', (request, response) => {
        let body = '';
        request.on('data', (part) => (body += part));
        request.on('end', () => {
          const question = JSON.parse(body);
          const isSearch = question.kind === 'reach';
          const asked = turn.then(() => table.answer(isSearch ? { kind: 'position' } : question));
          turn = asked.catch(() => {});
          const answer = isSearch ? asked.then(({ position }) => table.reach(question.unit, position)) : asked;
          answer.then(
            (found) => response.end(JSON.stringify(found)),
            (error) => {
              response.statusCode = 500;
              response.end(JSON.stringify({ error: String(error) }));
            },
          );
        });
      });
    },
  };
}
