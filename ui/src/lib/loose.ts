/** The keys of all the types of a union, not only those they have in common. */
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends unknown
  ? Key extends keyof Union
    ? Exclude<Union[Key], undefined>
    : never
  : never;

/**
 * A union of forms as one form of which anything may be missing, except what tells them apart.
 *
 * For code that reads a field wherever it is there and does not care which form it came with.
 */
export type Loose<Union, Tag extends keyof Union> = { [Key in Exclude<KeyOf<Union>, Tag>]?: ValueOf<Union, Key> } & {
  [Key in Tag]: Union[Key];
};
