import { cellsOf, type Round } from '../rounds.ts'

export interface Line {
  rows: number
  connections: number
  register: Round[]
  ceiling: Round[]
}

interface How {
  rounds: number
  seconds: number
  cpu: string
  cores: number
}

/** The results as Markdown: the median of the rounds, and what was and was not measured. */
export function report(lines: readonly Line[], { rounds, seconds, cpu, cores }: How): string {
  return `# Chip lookup

\`POST get-chip-info\` for random registered chips. The ceiling is bare Fastify with one prepared statement on the same tables and an answer of the same
size, measured in turns with the register in the same run. Each figure is the median of ${rounds} rounds of ${seconds} s; times are in milliseconds.

| pets | connections | register/s | p50 | p99 | ceiling/s | p50 | p99 | ratio |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${lines.map(row).join('\n')}

Measured on ${cores} cores (${cpu}) that also run PostgreSQL and the load: read the ratio, not the absolute figures.
The register runs as in production in one process: it logs every request to a file, counts limits, signs every answer (Ed25519), writes every lookup down,
and works its job queue. Two settings differ: LOOKUPS_PER_MINUTE is so high that no captcha is asked for, and every keeper counts as written to within
the hour, so that no letters are sent. The ceiling does none of this.
`
}

const row = ({ rows, connections, register, ceiling }: Line) =>
  `| ${[rows.toLocaleString('en-GB'), connections, ...cellsOf(register, ceiling)].join(' | ')} |`
