import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#platform/testing/database.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { readConfig } from './config.ts'
import { refuseNoRegister, refuseOtherRegister, registerWords, rememberRegister } from './whichregister.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-which-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DATABASE_URL = 'postgresql://app:secret@db.example.org/homeward'
const production = { ...PRODUCTION, DATABASE_URL }
const dirOf = (name: string) => path.join(folder, name)

test('a register is named by its database, its mode and its folder, and never with its password', () => {
  expect(registerWords(readConfig({ ...production, DATA_DIR: dirOf('a') }))).toBe(
    `db.example.org:5432/homeward in production, with DATA_DIR ${dirOf('a')}`,
  )
  expect(registerWords(readConfig({ DATA_DIR: dirOf('a') }))).toBe(`the embedded database in development, with DATA_DIR ${dirOf('a')}`)
})

test.each([
  ['the database isn’t set', { DATABASE_URL: '' }],
  ['another database is set', { DATABASE_URL: 'postgresql://app:secret@staging.example.org/homeward' }],
  ['production isn’t set', { NODE_ENV: '' }],
])('a command beside a register is refused where %s', (_how, wrong) => {
  const DATA_DIR = dirOf('live')
  rememberRegister(readConfig({ ...production, DATA_DIR }))
  expect(() => refuseOtherRegister(readConfig({ ...production, DATA_DIR }))).not.toThrow()
  expect(() => refuseOtherRegister(readConfig({ ...production, DATA_DIR, ...wrong }))).toThrow(
    `The register on ${DATA_DIR} runs on db.example.org:5432/homeward in production, but`,
  )
})

test('a command makes no database where none is', async () => {
  await expect(refuseNoRegister(readConfig({ DATA_DIR: dirOf('none') }))).rejects.toThrow(`There’s no register in ${dirOf('none')}`)
  mkdirSync(path.join(dirOf('some'), 'postgres', 'cluster'), { recursive: true })
  await expect(refuseNoRegister(readConfig({ DATA_DIR: dirOf('some') }))).resolves.toBeUndefined()
})

test('a command fills no empty database', async () => {
  const database = await freshDatabase()
  const config = readConfig({ DATABASE_URL: database.url })
  await expect(refuseNoRegister(config)).resolves.toBeUndefined()
  const other = new URL(database.url)
  other.pathname = '/postgres'
  await expect(refuseNoRegister(readConfig({ DATABASE_URL: other.href }))).rejects.toThrow('There’s no register in')
  await database.drop()
})
