/** The parts of a Space Hulk view that the frame around the board shows. */
export interface HulkUnit {
  id: string;
  kind: 'marine' | 'genestealer' | 'broodlord' | 'blip';
  at?: string;
  entry?: string;
  drawn?: boolean;
  ap?: number;
  rank?: 'trooper' | 'sergeant' | 'librarian';
  ranged?: string;
  melee?: string;
  overwatch?: boolean;
  guard?: boolean;
  jammed?: boolean;
  activated?: boolean;
  ammo?: number;
  psi?: number;
  count?: number;
  carries?: string[];
}

export interface Goal {
  name: string;
  when: Condition;
  immediate?: boolean;
}

export type Condition = Record<string, unknown>;

export interface HulkView {
  turn: number;
  phase: string;
  round_limit: number | null;
  units: HulkUnit[];
  active: string | null;
  command: { drawn?: number | null; spent: number };
  reinforcements: number | number[];
  special: { command_points?: number };
  solo: 'a' | 'b' | null;
  victory: { marine: Goal[]; alien: Goal[]; draw: Goal[]; at_limit: string | null };
  tally: {
    aliens_killed: number;
    aliens_exited: number;
    marines_killed: string[];
    marines_exited: string[];
  };
  generators: { at: string; damaged?: boolean }[];
}

/** The view of a match of Space Hulk. Its form is the server's promise. */
export function hulkView(view: Record<string, unknown>): HulkView {
  return view as unknown as HulkView;
}
