import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { useOurErrorMessages } from '#platform/contract/words.ts'
import { printAll, ROOT } from './print.ts'

useOurErrorMessages()
for (const [file, text] of Object.entries(await printAll())) writeFileSync(path.join(ROOT, file), text)
