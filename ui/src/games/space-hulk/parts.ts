/** What stands on the page of a match, apart from the rest of the game: a match of another game does without it. */
export { default as Actions } from './Actions.svelte';
export { default as Board } from './Board.svelte';
export { default as Goals } from './Goals.svelte';
export { default as Status } from './Status.svelte';
