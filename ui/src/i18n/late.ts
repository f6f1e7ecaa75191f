/** Folders of `locales/` whose messages are loaded only with the part of the page that shows them. */
export const LATE = [
  'death-angel/cards',
  'death-angel/reasons',
  'shared/analysis',
  'shared/campaign',
  'shared/devices',
  'shared/guide',
  'shared/puzzle',
  'shared/record',
  'shared/replay',
  'space-hulk/missions',
  'space-hulk/workshop',
  'space-hulk/workshop-findings',
  'space-hulk/workshop-forms',
  'space-hulk/workshop-share',
] as const;

export type Late = (typeof LATE)[number];

/** The folder in which a file of messages lies. */
export function folderOf(path: string): string {
  return path.replace(/^.*\/locales\//, '').replace(/\/[^/]+$/, '');
}

export function isLate(folder: string): folder is Late {
  return LATE.some((late) => late === folder);
}
