import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { Player } from './player.ts';
import { expect } from './server.ts';

/** The mission that the document of the format leads through. */
const DOCUMENT = readFileSync(new URL('../../../../docs/formats/mission.md', import.meta.url), 'utf8');
export const EXAMPLE = DOCUMENT.split('```mission\n')[1]?.split('```')[0] ?? '';

/** Somebody who draws, by the page alone. */
export class Drawer extends Player {
  get map() {
    return this.page.getByRole('application', { name: 'Drawing of the mission' });
  }

  async beginEmpty(): Promise<void> {
    await this.prefer();
    await this.open('workshop');
    await expect(this.map).toBeVisible();
    await this.tab('Open');
    await this.changes(() => this.page.getByRole('button', { name: 'Empty deck' }).click());
    this.#at = [0, 0];
    await expect(this.page.getByRole('tab', { name: 'Mission' })).toHaveAttribute('aria-selected', 'true');
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  /** Opens a part of the tab "Mission". */
  async part(name: string): Promise<void> {
    await this.tab('Mission');
    const part = this.page.locator('details', { has: this.page.locator('summary', { hasText: name }) });
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  }

  /** Shows the form of something, by its name in the list of what there is. */
  async choose(name: string): Promise<void> {
    await this.tab('Mission');
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The form of a table, by what it is called. */
  form(name: string): Locator {
    return this.page.locator(`section[aria-label="${name}"]`);
  }

  field(name: string) {
    return this.page.getByLabel(name, { exact: true });
  }

  /** Writes into a field and lets the server read it. */
  async fill(name: string, text: string, inside: Locator | Page = this.page): Promise<void> {
    const field = inside.getByLabel(name, { exact: true });
    await this.changes(async () => {
      await field.fill(text);
      await field.press('Tab');
    });
  }

  async select(name: string, option: string, inside: Locator | Page = this.page): Promise<void> {
    // The text of a label has the options in it.
    const field = inside.locator('select').and(inside.getByLabel(new RegExp(`^${name}`)));
    await this.changes(() => field.selectOption(option));
  }

  async check(name: string): Promise<void> {
    await this.changes(() => this.field(name).check());
  }

  async pressButton(name: string): Promise<void> {
    await this.changes(() => this.page.getByRole('button', { name, exact: true }).click());
  }

  /** Does something that changes the file, and waits until the server has read it and the page shows it. */
  async changes(deed: () => Promise<unknown>): Promise<void> {
    const read = this.page.waitForResponse((response) => response.url().endsWith('/api/workshop/sheet'));
    await deed();
    const answer = await read;
    if (!answer.ok()) throw new Error(`the change was refused: ${await answer.text()}`);
    await expect(this.page.locator('.workshop')).toHaveAttribute('aria-busy', 'false');
  }

  tool(name: string): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true }).click();
  }

  /** Moves the cursor of the keys to a square; it begins at 0,0 on an empty deck. */
  async go(from: [number, number], to: [number, number], shift = false): Promise<void> {
    const press = async (key: string, times: number) => {
      for (let i = 0; i < times; i++) await this.page.keyboard.press(shift ? `Shift+${key}` : key);
    };
    await press(to[0] > from[0] ? 'ArrowRight' : 'ArrowLeft', Math.abs(to[0] - from[0]));
    await press(to[1] > from[1] ? 'ArrowUp' : 'ArrowDown', Math.abs(to[1] - from[1]));
  }

  #at: [number, number] = [0, 0];

  /** Moves the cursor of the keys from where it is; `hasFocus` if the map has the focus anyway. */
  async moveTo(to: [number, number], hasFocus = false): Promise<void> {
    if (!hasFocus) await this.map.focus();
    await this.go(this.#at, to);
    this.#at = to;
  }

  /** Uses a tool from one square to another, with the keys alone. */
  async draw(tool: string, from: [number, number], to = from): Promise<void> {
    await this.tool(tool);
    await this.map.focus();
    await this.go(this.#at, from);
    await this.stretch(from, to);
    await this.pressKeys('Enter');
    await expect(this.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  }

  /** Selects a part of the map, with the keys alone. */
  async selectPart(from: [number, number], to: [number, number]): Promise<void> {
    await this.tool('Select');
    await this.moveTo(from);
    await this.stretch(from, to);
    await this.page.keyboard.press('Enter');
  }

  /** Sets a corner where the cursor is, and goes on to another one. */
  async stretch(from: [number, number], to: [number, number]): Promise<void> {
    await this.go(from, to, true);
    this.#at = to;
  }

  /** Presses keys that change the file. */
  pressKeys(keys: string): Promise<void> {
    return this.changes(() => this.page.keyboard.press(keys));
  }

  async text(): Promise<string> {
    await this.tab('Text');
    return this.page.getByLabel('Mission file (TOML)').inputValue();
  }

  async write(text: string): Promise<void> {
    await this.tab('Text');
    await this.page.getByLabel('Mission file (TOML)').fill(text);
  }

  /** Writes a mission that can be played, and waits until that is known. */
  async writePlayable(text: string): Promise<void> {
    await this.write(text);
    await this.tab('Check');
    await expect(this.page.locator('[data-playable=true]')).toBeVisible();
  }
}

/** What the server makes of a file. */
export async function sheetOf(page: Page, url: string, text: string) {
  const person = await page.request.post(`${url}/api/people`, { data: { name: 'Reader' } });
  const { token } = await person.json();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post(`${url}/api/workshop/sheet`, { data: { text, edits: [] }, headers });
  return answer.json();
}
