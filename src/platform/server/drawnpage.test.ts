import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { paintFirst, sealed } from './drawnpage.ts'

const NONCE = 'abc123'
const PAGE = `<html><head><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/></head><body><script nonce="${NONCE}">ours()</script><script nonce="${NONCE}" type="module" async="">import "/a.js"</script></body></html>`
const nameOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a page names its own scripts, and the mark they were known by is gone', () => {
  const { html, scripts } = sealed(PAGE, NONCE)
  expect(scripts).toEqual([nameOf('ours()'), nameOf('import "/a.js"')])
  expect(html).not.toContain(NONCE)
})

test.each(['<script>theirs()</script>', '<script nonce="">theirs()</script>', '<script nonce="guess">theirs()</script>'])(
  'a script that someone smuggled in has no name: %s',
  (smuggled) => {
    const { scripts } = sealed(PAGE.replace('<body>', `<body>${smuggled}`), NONCE)
    expect(scripts).toHaveLength(2)
    expect(scripts).not.toContain(nameOf('theirs()'))
  },
)

test('a browser that reads the page finds no script to fetch before it has painted', () => {
  const html = paintFirst(PAGE, NONCE, 100)
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(html).toContain('import "/a.js"')
})

test('what starts the scripts later is one of the named', () => {
  const { html, scripts } = sealed(paintFirst(PAGE, NONCE, 100), NONCE)
  const [, start = ''] = /<script>(\(\(\)=>.*?)<\/script><\/body>/.exec(html) ?? []
  expect(start).toContain('requestAnimationFrame(()=>setTimeout(start,100))')
  expect(scripts).toContain(nameOf(start))
})
