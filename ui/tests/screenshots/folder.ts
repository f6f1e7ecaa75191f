import { fileURLToPath } from 'node:url';

export const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
