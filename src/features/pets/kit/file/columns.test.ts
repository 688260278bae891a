import { expect, test } from 'vitest'
import { readHeader } from '../../import/columns.ts'
import { rowReader } from '../../import/rows.ts'
import { readTable } from '../../import/table.ts'
import { templateOf } from '../../template.ts'
import { IMPLANT_COLUMNS, OWN_COLUMNS, TAKEN_IN_COLUMNS, TAKEN_IN_EXAMPLES } from './columns.ts'

test('the template of an implanter reads back without a fault, and with a way to reach the keeper', () => {
  const table = readTable(Buffer.from(templateOf(IMPLANT_COLUMNS)))
  if ('unreadable' in table) throw new Error(table.unreadable)
  const header = readHeader(table.header, { keepers: 'contacts' })
  expect(header).toMatchObject({ missing: [], ignored: [] })
  const rows = table.rows.map(rowReader(header, new Date('2026-03-27T09:30:00Z')))
  expect(rows.map(({ wrong, cell }) => [wrong, cell('keeperEmail'), cell('keeperMobile')])).toEqual([
    [[], 'keeper@example.org', '07700 900123'],
  ])
})

test('an implanter is told that the implant is needed, and one of two ways to reach the keeper', () => {
  const services = Object.fromEntries(IMPLANT_COLUMNS.map(({ field, need }) => [field, need]))
  expect(services).toMatchObject({
    implantedOn: 'needed',
    implantSite: 'needed',
    keeperEmail: 'oneOf',
    keeperMobile: 'oneOf',
    markings: 'free',
  })
})

test('an implanter is not asked who implanted the chip', () => {
  expect(IMPLANT_COLUMNS.map(({ field }) => field)).not.toContain('implanterName')
  expect(OWN_COLUMNS.map(({ field }) => field)).toContain('implanterName')
})

test('every name that is listed beside a column is read as that column', () => {
  for (const { field, also } of IMPLANT_COLUMNS)
    for (const name of also) {
      const others = IMPLANT_COLUMNS.filter((column) => column.field !== field).map(({ title }) => title)
      expect([name, readHeader([name, ...others], { keepers: 'contacts' }).at.get(field)]).toEqual([name, 0])
    }
  expect(IMPLANT_COLUMNS.find(({ field }) => field === 'species')?.also).toContain('animal')
  expect(OWN_COLUMNS.find(({ field }) => field === 'implantedOn')?.also).not.toContain('date')
})

test('the template of a rescue reads back without a fault, with every way of coming that it shows', () => {
  const table = readTable(Buffer.from(templateOf(TAKEN_IN_COLUMNS, TAKEN_IN_EXAMPLES)))
  if ('unreadable' in table) throw new Error(table.unreadable)
  const header = readHeader(table.header, { keepers: 'intakes' })
  expect(header).toMatchObject({ missing: [], ignored: [] })
  const rows = table.rows.map(rowReader(header, new Date('2026-03-27T09:30:00Z'), { isTakenIn: true }))
  expect(rows.map(({ wrong, cell, day }) => [wrong, cell('cameHow'), day('cameOn')])).toEqual([
    [[], 'Stray', '2026-03-20'],
    [[], 'Given up', '2026-03-21'],
    [[], 'From a pound', '2026-03-22'],
    [[], 'Stray', '2026-03-23'],
  ])
})

test('every column of a rescue’s file has an example', () => {
  const bare = TAKEN_IN_COLUMNS.filter(({ example }) => example === '').map(({ field }) => field)
  expect(bare).toEqual(['originalName', 'implanterName'])
})

test('every name that is listed for a rescue is read as that column', () => {
  for (const { field, also } of TAKEN_IN_COLUMNS)
    for (const name of also) {
      const others = TAKEN_IN_COLUMNS.filter((column) => column.field !== field).map(({ title }) => title)
      expect([name, readHeader([name, ...others], { keepers: 'intakes' }).at.get(field)]).toEqual([name, 0])
    }
})
