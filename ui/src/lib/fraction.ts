/** The value of an exact fraction such as `25/36`. The parts may be larger than a number holds. */
export function fractionValue(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}
