import { nothingTyped } from '../finderform/fields.ts'
import { en } from '../finderform/phrases/en.ts'
import { FoundForm } from '../parts/found/FoundForm.tsx'

/** Report an animal that was found, in English: the same for everyone. Whose browser prefers another language is led to it. */
export default function ReportFoundPage() {
  return <FoundForm language="en" words={en} typed={nothingTyped} wrong={[]} />
}
