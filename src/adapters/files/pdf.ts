import { MAX_UPLOAD_BYTES, type Refused } from './files.ts'

const ACTS_BY_ITSELF = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia)\b/
const READS_AS_A_PAGE = /<(html|script|iframe)\b/i

/**
 * Takes a PDF as it is, since a document kept as evidence must not change; true, or a sentence for the person. It must begin and end as a PDF
 * (ISO 32000-1 §7.5) and hold nothing that runs, as far as can be seen without unpacking it: serve it as an attachment with nosniff all the same.
 */
export function checkPdf(bytes: Uint8Array): true | Refused {
  if (bytes.length > MAX_UPLOAD_BYTES) return { refused: 'PDF must be 10 MB or smaller' }

  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (!text.startsWith('%PDF-')) return { refused: 'Choose a PDF' }
  if (!text.slice(-1024).includes('%%EOF')) return { refused: 'This PDF is cut short. Save it again, then choose it again' }
  if (READS_AS_A_PAGE.test(text) || ACTS_BY_ITSELF.test(withoutStreams(text)))
    return { refused: 'This PDF holds scripts or attachments. Print it to a new PDF, then choose that one' }
  return true
}

/** The structure alone: in megabytes of packed pictures three letters such as /JS turn up by chance. */
function withoutStreams(text: string) {
  return text
    .split('endstream')
    .map((part) => part.split(/stream\r?\n/, 1)[0])
    .join('\n')
}
