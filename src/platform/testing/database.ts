import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import { withClient } from '#platform/database/client.ts'
import { until } from '#platform/database/embedded/answers.ts'
import { APP } from '#platform/database/roles.ts'
import { withDatabase } from '#platform/database/url.ts'
import { clonesOf, type TestServer } from './server.ts'

const Shared = z.object({ url: z.string(), template: z.string(), run: z.number(), filled: z.record(z.string(), z.string()) })

export interface FreshDatabase {
  /** As the owner of everything. */
  url: string
  /** As the register works in it. */
  appUrl: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** Lets the test files of this run, in whatever process, find the server and the templates that were filled for them, by name. */
export function shareTestServer({ url, template, run }: TestServer, filled: Record<string, string> = {}) {
  process.env['HOMEWARD_TEST_SERVER'] = JSON.stringify({ url, template, run, filled })
}

/** An empty database of its own for one test file: a clone of the migrated template, made in milliseconds. */
export function freshDatabase(server: TestServer = sharedTestServer()): Promise<FreshDatabase> {
  return cloneOf(server, server.template)
}

/** The same of a template that the run has filled. */
export function filledDatabase(name: string): Promise<FreshDatabase> {
  const server = sharedTestServer()
  const template = server.filled[name]
  if (!template) throw new Error(`This run has no template ${name}`)
  return cloneOf(server, template)
}

async function cloneOf({ url, run }: TestServer, template: string): Promise<FreshDatabase> {
  const name = `${clonesOf(run)}${randomBytes(6).toString('hex')}`
  await withClient(url, (client) => client.query(`create database ${name} template ${template} strategy = file_copy`))
  const owner = withDatabase(url, name)
  return { url: owner, appUrl: workingAs(APP, owner), drop: () => withClient(url, (client) => drop(client, name)) }
}

/** A pool says that it has ended a moment before its connections have: they are waited for, and cut only if they stay. */
async function drop(client: pg.Client, name: string) {
  await until(async () => !(await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount, 1_000)
  await client.query(`drop database if exists ${name} with (force)`)
}

function sharedTestServer() {
  const shared = process.env['HOMEWARD_TEST_SERVER']
  if (shared) return Shared.parse(JSON.parse(shared))
  throw new Error('There is no test server: run this through vitest, or call openTestServer() and shareTestServer() first.')
}

/** A session that may do what the role may: on whatever server, and without its password. */
function workingAs(role: string, url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c timezone=UTC -c role=${role}`)
  return address.href
}
