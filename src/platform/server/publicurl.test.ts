import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { publicUrlBeside, rememberPublicUrl } from './publicurl.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-url-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a command learns from the register that ran on its folder where its letters lead, not from its own port', () => {
  const DATA_DIR = path.join(folder, 'ran')
  rememberPublicUrl(readConfig({ DATA_DIR, PORT: '4821' }))
  expect(publicUrlBeside(readConfig({ DATA_DIR }))).toBe('http://localhost:4821')
})

test('what the command itself is told comes first', () => {
  const DATA_DIR = path.join(folder, 'told')
  rememberPublicUrl(readConfig({ DATA_DIR, PORT: '4821' }))
  expect(publicUrlBeside(readConfig({ DATA_DIR, PUBLIC_URL: 'https://homeward.example/' }))).toBe('https://homeward.example')
})

test('where nobody says where the register is, no letter is written', () => {
  expect(() => publicUrlBeside(readConfig({ DATA_DIR: path.join(folder, 'never') }))).toThrow('set PUBLIC_URL')
})
