import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { readConfig } from './config.ts'
import { addressOf, serveBuiltFiles } from './pages.ts'

/** Longer than a file may be called. */
const LONG = `/assets/${'a'.repeat(300)}`

let app: FastifyInstance
const built = mkdtempSync(join(tmpdir(), 'homeward-built-'))
beforeAll(async () => {
  mkdirSync(join(built, 'assets', 'deep'), { recursive: true })
  writeFileSync(join(built, 'assets', 'page-abc.js'), 'export {}')
  app = await openApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  await serveBuiltFiles(app, built)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(built, { recursive: true })
})

test('a built file is served, to be kept for ever', async () => {
  const reply = await app.inject('/assets/page-abc.js')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test.each([
  '/assets/',
  '/assets',
  '/assets/%00',
  '/assets/deep',
  '/assets/deep/',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/page-abc.js%00.js',
  '/assets/nothing.js',
  LONG,
])('%s is not found, and nothing else happens', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

test.each([
  ['/login?path=%2Fpets', 'https://homeward.example/login?path=%2Fpets'],
  ['//evil.example/login', 'https://homeward.example/evil.example/login'],
  ['/\\evil.example/login', 'https://homeward.example/evil.example/login'],
  ['http://evil.example/login', 'https://homeward.example/login'],
  ['/\\[', 'https://homeward.example/['],
])('the page asked for by %s is on our own host', (asked, address) => {
  expect(addressOf(asked, 'https://homeward.example').href).toBe(address)
})
