import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, Visitor, type BaseNode, type Message, type VariableReference } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { LATE } from '../src/i18n/late.ts';
import { ANGEL_REFUSALS, HINTS, HULK_REFUSALS } from '../src/wire/reasons.ts';
import { HOMES, namedTooEarly } from './late-locales.ts';

/** The language whose file says which messages there are. */
const FIRST = 'en';
export const LANGUAGES = [FIRST, 'sk', 'hu', 'it', 'de'] as const;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each message of a file asks for. */
type Messages = Map<string, Set<string>>;

/** Fails the build where a language lacks a message, has one too many, or leaves a variable out. */
export function checkedLocales(): Plugin {
  return {
    name: 'checked-locales',
    buildStart() {
      for (const file of LANGUAGES.flatMap(filesOf)) this.addWatchFile(file);
      const problems = findProblems();
      if (problems.length > 0) this.error(`locales:\n  ${problems.join('\n  ')}`);
    },
  };
}

/** Everything that is wrong with the files in `locales/`, and with the code that names their messages. */
export function findProblems(): string[] {
  const read = Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)]));
  const first = messagesOf(FIRST, read[FIRST] ?? '', []);
  const code = sources(join(ROOT, 'src'));
  return [
    ...compare(read),
    ...unknownOrUnused(first, [...code.values()].join('\n')),
    ...reasonProblems(first, REASONS),
    ...LATE.flatMap((folder) => namedTooEarly(folder, messagesIn(folder), HOMES[folder], code)),
  ];
}

function messagesIn(folder: string): Iterable<string> {
  const text = readFileSync(join(ROOT, 'locales', folder, `${FIRST}.ftl`), 'utf8');
  return messagesOf(FIRST, text, []).keys();
}

/** The messages that say what the rules say, by how their names begin. */
const REASONS: Record<string, readonly string[]> = {
  'reason-': [...HULK_REFUSALS, ...Object.values(HINTS)],
  'angel-reason-': ANGEL_REFUSALS,
};

/** Reasons of the rules without a message, and messages for reasons that the rules do not have. */
export function reasonProblems(messages: Messages, reasons: Record<string, readonly string[]>): string[] {
  return Object.entries(reasons).flatMap(([prefix, names]) => {
    const wanted = new Set(names.map((name) => prefix + name));
    const missing = [...wanted]
      .filter((key) => !messages.has(key))
      .map((key) => `${FIRST}: ${key} is a reason of the rules and missing`);
    const extra = [...messages.keys()]
      .filter((key) => key.startsWith(prefix) && !wanted.has(key))
      .map((key) => `${FIRST}: ${key} is no reason of the rules`);
    return [...missing, ...extra];
  });
}

/** Compares the texts of Fluent files with the first language. */
export function compare(texts: Record<string, string>): string[] {
  const problems: string[] = [];
  const first = messagesOf(FIRST, texts[FIRST] ?? '', problems);
  for (const [language, text] of Object.entries(texts)) {
    if (language === FIRST) continue;
    const other = messagesOf(language, text, problems);
    for (const [key, variables] of first) problems.push(...differences(language, key, variables, other.get(key)));
    for (const key of other.keys()) if (!first.has(key)) problems.push(`${language}: ${key} is not in ${FIRST}`);
  }
  return problems;
}

function differences(language: string, key: string, wanted: Set<string>, found: Set<string> | undefined): string[] {
  if (found === undefined) return [`${language}: ${key} is missing`];
  const missing = [...wanted]
    .filter((name) => !found.has(name))
    .map((name) => `${language}: ${key} leaves out $${name}`);
  const extra = [...found]
    .filter((name) => !wanted.has(name))
    .map((name) => `${language}: ${key} has $${name}, which nobody gives`);
  return [...missing, ...extra];
}

function messagesOf(language: string, text: string, problems: string[]): Messages {
  const messages: Messages = new Map();
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') problems.push(`${language}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    if (messages.has(message.id.name)) problems.push(`${language}: ${message.id.name} is there twice`);
    messages.set(message.id.name, variablesOf(message));
  }
  return messages;
}

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function variablesOf(node: BaseNode): Set<string> {
  const visitor = new Variables();
  visitor.visit(node);
  return visitor.names;
}

/** Messages that the code names and no file has, and messages that no code names. */
export function unknownOrUnused(messages: Messages, code: string): string[] {
  const named = new Set([...code.matchAll(/\bt\(\s*'([a-z0-9_-]+)'/g)].map((match) => match[1] ?? ''));
  const prefixes = [...code.matchAll(/`([a-z0-9_]+(?:-[a-z0-9_]+)*-)\$\{/g)].map((match) => match[1] ?? '');
  const families = [...code.matchAll(/\bword\('([a-z]+)'/g)].map((match) => `${match[1]}-`);
  const quoted = new Set([...code.matchAll(/'([a-z0-9_]+(?:-[a-z0-9_]+)*)'/g)].map((match) => match[1] ?? ''));
  const isUsed = (key: string) =>
    quoted.has(key) || [...prefixes, ...families].some((prefix) => key.startsWith(prefix));
  const unknown = [...named]
    .filter((key) => !messages.has(key))
    .map((key) => `${FIRST}: ${key} is named in the code and missing`);
  const unused = [...messages.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => `${FIRST}: ${key} is named nowhere in the code`);
  return [...unknown, ...unused];
}

/** All code of a folder, by its path in it. */
function sources(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(ts|svelte)$/.test(name));
  return new Map(code.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The files of a language: those that all games share, and those of each game. */
function filesOf(language: string): string[] {
  const folder = join(ROOT, 'locales');
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return all.filter((name) => basename(name) === `${language}.ftl`).map((name) => join(folder, name));
}

function textOf(language: string): string {
  return filesOf(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
