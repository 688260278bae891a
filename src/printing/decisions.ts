import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** How each record begins: `# 12. Title`, and below it `2026-11-21 · in force`. */
const HEAD = /^# (\d+)\. (.+)\n\n(\d{4}-\d{2}-\d{2}) · (in force(?:, amended by \d+)?|replaced by \d+)\n/

export interface Decision {
  file: string
  number: number
  title: string
  date: string
  status: string
}

/** The records in a folder, by number. Throws where one doesn't say its number, date or status, or isn't named after its number. */
export function decisionsIn(folder: string): Decision[] {
  return globSync('[0-9]*.md', { cwd: folder })
    .sort()
    .map((file) => decisionOf(file, readFileSync(path.join(folder, file), 'utf8')))
}

export function decisionOf(file: string, text: string): Decision {
  const [, number = '', title = '', date = '', status = ''] = HEAD.exec(text) ?? []
  if (Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`${file} must begin with its number and title, then its date and status: "2026-11-21 · in force"`)
  return { file, number: Number(number), title, date, status }
}

export function printDecisions(decisions: readonly Decision[]): string {
  const rows = decisions.map(({ file, number, title, date, status }) => `| ${number} | [${title}](${file}) | ${date} | ${status} |`)
  return `${INTRODUCTION}\n${['| | decision | date | status |', '|---|---|---|---|', ...rows].join('\n')}\n`
}

const INTRODUCTION = `# Decisions

One page each: what the situation was, what was decided, and what follows from it. To change a decision, write a new record and set the status of the old one to "replaced by" its number. \`npm run docs\` prints this list.
`
