import { expect, test } from 'vitest'
import { sharedAs } from './shared.ts'

const page = (head: string) => `<html><head>${head}</head><body><h1 id="x">Lost &amp; <b>found</b></h1></body></html>`
const at = { publicUrl: 'https://homeward.example', path: '/lost-found', hasPicture: true }

test('a page that says nothing of itself is shared by its heading, at its one address, with its picture', () => {
  const html = sharedAs(page('<meta name="description" content="Near you"/>'), at)
  expect(html).toContain('<link rel="canonical" href="https://homeward.example/lost-found"/>')
  expect(html).toContain('<meta property="og:title" content="Lost &amp; found"/>')
  expect(html).toContain('<meta property="og:description" content="Near you"/>')
  expect(html).toContain('content="https://homeward.example/pictures/pages/lost-found.jpg"')
  expect(html).toContain('summary_large_image')
})

test('what a page says of itself stands alone', () => {
  const own = '<link rel="canonical" href="/x"/><meta property="og:title" content="Mine"/><meta property="og:image" content="/mine.jpg"/>'
  const html = sharedAs(page(own), at)
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html.match(/og:title/g)).toHaveLength(1)
  expect(html.match(/og:image/g)).toHaveLength(1)
})

test('a page without words of its own has the picture of the site', () => {
  expect(sharedAs(page(''), { ...at, hasPicture: false })).toContain('content="https://homeward.example/og.png"')
})

test('a page that isn’t to be listed is left as it is', () => {
  const html = page('<meta name="robots" content="noindex"/>')
  expect(sharedAs(html, at)).toBe(html)
})
