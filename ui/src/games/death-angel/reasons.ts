/** The message for a reason why the rules forbid something. The build makes sure that there is one for each. */
export function reasonKey(name: string): string {
  return `angel-reason-${name}`;
}
