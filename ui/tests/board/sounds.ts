/** The code of all sounds, for a page that has nothing else. */
export { sound } from '../../src/sound/cues.ts';
export { hullOf } from '../../src/sound/hull.ts';
