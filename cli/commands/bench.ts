import type { Command } from '../command.ts'
export const bench: Command = { name: 'bench', takes: '', summary: '', flags: {}, run: async () => 0 }
