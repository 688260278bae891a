import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { scanPdf } from './pdfscan.ts'

const ACTS = { refused: expect.stringContaining('scripts, attachments or links to other files') }
const UNCHECKED = { refused: expect.stringContaining('can’t check') }
const SCRIPT = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([`%PDF-1.7\n1 0 obj\n`, ...parts, `\nendobj\ntrailer\n%%EOF\n`].map((part) => Buffer.from(part)))

/** A stream of packed data with its dictionary. */
const stream = (dictionary: string, data: Buffer) => [`<< ${dictionary} /Length ${data.length} >>\nstream\n`, data, '\nendstream']
const objects = (inner: string) => deflateSync(Buffer.from(`5 0 6 20 << /Type /Catalog ${inner} >>`))

const withoutChecksum = (data: Buffer) => data.fill(0, data.length - 4)

test.each<[string, Buffer]>([
  ['with a script', pdf(SCRIPT)],
  ['whose script is named otherwise', pdf('/OpenAction << /#53 /J#61vaScript /J#53 (app.alert(1)) >>')],
  ['that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>')],
  ['that sends its form', pdf('<< /S /SubmitForm /F (https://example.org) >>')],
  ['that opens another file', pdf('<< /S /GoToR /F (\\\\\\\\server\\\\share) >>')],
  ['with a file inside', pdf('<< /Type /EmbeddedFile >>')],
  ['that is a web page as well', pdf('stream\n<SCRIPT>alert(1)</SCRIPT>\nendstream')],
  ['with a script among packed objects', pdf(...stream('/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode', objects(SCRIPT)))],
  ['with one after a comment there', pdf(...stream('/N 2 /First 9 /Filter /Fl', deflateSync(Buffer.from(`%x\n5 0 6 20 <<${SCRIPT}>>`))))],
  ['with one behind a beginning that is none', pdf('(stream\n)', ...stream('/N 2 /First 9 /Filter /FlateDecode', objects(SCRIPT)))],
  ['with one whose checksum is wrong', pdf(...stream('/N 2 /First 9 /Filter /FlateDecode', withoutChecksum(objects(SCRIPT))))],
])('a PDF %s is refused', (_, bytes) => {
  expect(scanPdf(bytes)).toEqual(ACTS)
})

test.each<[string, Buffer, unknown]>([
  ['a page named as a PDF', Buffer.from('<html>%PDF-1.7 %%EOF'), { refused: 'Choose a PDF' }],
  ['a cut PDF', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`), { refused: 'This PDF is incomplete. Save it again, then choose it again' }],
  ['a locked PDF', pdf('/Encrypt 9 0 R'), { refused: expect.stringContaining('locked with a password') }],
  [
    'a PDF whose objects are packed otherwise',
    pdf(...stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', Buffer.from('x'))),
    UNCHECKED,
  ],
  ['a PDF with a damaged stream', pdf(...stream('/Filter /FlateDecode', Buffer.from('789c060708090a0b', 'hex'))), UNCHECKED],
  ['a PDF whose stream never ends', pdf('<<>>\nstream\nx'), UNCHECKED],
  [
    'a PDF whose objects unpack to 40 MB',
    pdf(...stream('/N 2 /First 9 /Filter /FlateDecode', deflateSync(Buffer.from('1 0 2 4 '.padEnd(40_000_000))))),
    UNCHECKED,
  ],
])('%s is refused with its own sentence', (_, bytes, refused) => {
  expect(scanPdf(bytes)).toEqual(refused)
})

test('an ordinary PDF is taken, whatever letters its packed streams hold', () => {
  expect(scanPdf(pdf('stream\n/JS (by chance) endstream'))).toBe(true)
  expect(scanPdf(pdf(...stream('/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode', objects('/OpenAction [3 0 R /Fit]'))))).toBe(true)
})

test('a PDF as a word processor makes it is taken', async () => {
  const parts: Buffer[] = []
  const made = new PDFDocument({ compress: true, info: { Title: 'Proof of ownership' } })
  made.on('data', (part) => parts.push(part))
  made
    .text('I have kept Biscuit since 2019.')
    .addPage()
    .rect(10, 10, 90, 90)
    .fill('#0f6b56')
    .text('Signed', { link: 'https://example.org' })
  await new Promise((done) => made.on('end', done).end())
  expect(scanPdf(Buffer.concat(parts))).toBe(true)
})

test.each([
  ['streams that never end', 'stream\n'.repeat(1_400_000)],
  ['streams that all end at once', `${'stream\nx'.repeat(1_200_000)}endstream`],
])('ten megabytes of %s are judged at once', (_, body) => {
  const began = performance.now()
  expect(scanPdf(pdf(body))).toEqual(UNCHECKED)
  expect(performance.now() - began).toBeLessThan(2000)
})
