import { mkdirSync, writeFileSync } from 'node:fs'
import { sentences } from './sentences.ts'
import { notOurVoice } from './voice.ts'

/** `npm run words`: prints every sentence of the product to `data/words.md`, to be read aloud from top to bottom; an arrow says what to write instead. */
const all = sentences()
const byFile = Map.groupBy(all, ({ file }) => file)
const pages = [...byFile].map(
  ([file, said]) => `## ${file}\n\n${said.map(({ text }) => [`- ${text}`, ...notOurVoice(text)].join(' → ')).join('\n')}\n`,
)
mkdirSync('data', { recursive: true })
writeFileSync('data/words.md', `# Every sentence of the product\n\n${pages.join('\n')}`)
process.stdout.write(`${all.length} sentences of ${byFile.size} files are in data/words.md\n`)
