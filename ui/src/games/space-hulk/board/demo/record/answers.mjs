// What a server answers to a board: where a unit can go, what it sees, the odds of an action.

/** Steps that a walk may consist of. */
const WALKS = new Set(['move', 'turn', 'climb', 'door']);
/** What a harmless step may cause. */
const HARMLESS = new Set(['moved', 'turned', 'door_opened', 'door_closed', 'cp_spent', 'picked_up', 'pushed']);

/**
 * The cheapest ways of a unit to every square and facing, by trying the game out. A way ends where something
 * else than a step happens.
 */
export async function reach(engine, unit) {
  const { position } = await engine.ask({ cmd: 'position' });
  const best = new Map();
  const queue = [{ cost: 0, cp: 0, path: [], position }];
  while (queue.length > 0) {
    queue.sort((one, two) => one.cost - two.cost || one.cp - two.cp || one.path.length - two.path.length);
    const here = queue.shift();
    for (const next of await steps(engine, unit, here)) {
      const key = `${next.square} ${next.facing ?? ''} ${next.doors}`;
      if (best.has(key) && !isBetter(next, best.get(key))) continue;
      best.set(key, next);
      if (!next.ends) queue.push(next);
    }
  }
  await engine.ask({ cmd: 'load', position });
  return spots(best.values());
}

async function steps(engine, unit, here) {
  await engine.ask({ cmd: 'load', position: here.position });
  const { actions } = await engine.ask({ cmd: 'legal' });
  const found = [];
  for (const action of actions.filter((action) => action.unit === unit && WALKS.has(action.do))) {
    await engine.ask({ cmd: 'load', position: here.position });
    let done = await engine.ask({ cmd: 'apply', action });
    const harmless = done.events.every((event) => HARMLESS.has(event.type));
    // A shot after a move may be declined, and the unit walks on.
    if (done.decision?.kind === 'free_shot') done = await engine.ask({ cmd: 'apply', action: { do: 'pass' } });
    const { position } = await engine.ask({ cmd: 'position' });
    const self = position.units.find((other) => other.id === unit);
    if (!self?.at) continue;
    found.push({
      square: self.at,
      facing: self.facing ?? null,
      doors: position.board.doors.map((door) => door.state[0]).join(''),
      cost: here.cost + action.cost,
      cp: here.cp + (action.cp ?? 0),
      path: [...here.path, action],
      position,
      ends: !harmless || done.decision?.kind !== 'action',
    });
  }
  return found;
}

/** One way for every square and facing: the cheapest, and of these the shortest. */
function spots(ways) {
  const cheapest = new Map();
  for (const { square, facing, cost, cp, path } of ways) {
    const key = `${square} ${facing ?? ''}`;
    const way = { square, facing, cost, cp, path };
    if (!cheapest.has(key) || isBetter(way, cheapest.get(key))) cheapest.set(key, way);
  }
  return [...cheapest.values()];
}

/** What a unit sees, and which of the legal actions are aimed at something. */
export async function sight(engine, unit, actions) {
  const { position } = await engine.ask({ cmd: 'position' });
  const self = position.units.find((other) => other.id === unit);
  if (!self?.at || !self.facing) return { squares: [], targets: [] };
  const { sees } = await engine.ask({ cmd: 'los', from: self.at, facing: self.facing });
  const targets = new Set(
    actions
      .filter((action) => action.unit === unit && action.do === 'fire' && action.target)
      .map((action) => action.target),
  );
  return { squares: sees, targets: [...targets] };
}

/** The odds of a legal action, as the engine gives them without the events. */
export async function odds(engine, action) {
  const answer = await engine.try({ cmd: 'odds', action });
  if (!answer.ok) return null;
  return answer.outcomes.map(({ p, summary }) => ({ p, summary }));
}

function isBetter(one, two) {
  return (one.cost - two.cost || one.cp - two.cp || one.path.length - two.path.length) < 0;
}
