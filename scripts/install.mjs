import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, pathWith, root, runQuietly, say, secondsSince } from './run.mjs'

const modules = join(root, 'node_modules')
const record = join(modules, '.homeward-lock')
const node = join(bin, 'node')

/** Makes node_modules what the lockfile says, if it is not so already. */
export async function install() {
  refuseOldNode()
  if (!isInStep()) await installPackages()
  if (!runs(node)) await installNode()
  if (textOf(record) !== lockHash()) writeFileSync(record, lockHash())
}

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  throw new Error(`Homeward needs Node 20 or newer, this is ${process.versions.node}.`)
}

function isInStep() {
  return textOf(record) === lockHash() || npmAgrees()
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch} `).update(lock).digest('hex')
}

/** npm keeps its own note of what it installed: somebody who ran it by hand need not wait again. */
function npmAgrees() {
  const note = textOf(join(modules, '.package-lock.json'))
  if (!note) return false
  const wanted = JSON.parse(textOf(join(root, 'package-lock.json'))).packages
  const installed = JSON.parse(note).packages
  const isMet = ([folder, { version, optional }]) => folder === '' || (installed[folder] ? installed[folder].version === version : optional)
  return Object.entries(wanted).every(isMet) && Object.keys(installed).every((folder) => wanted[folder])
}

/** Development packages are wanted whatever NODE_ENV says: they build the pages. */
async function installPackages() {
  const start = performance.now()
  say('Installing packages: the first time takes about a minute')
  rmSync(record, { force: true })
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await runQuietly('The packages could not be installed: npm says why above.', 'npm', args, { env: { PATH: pathWith({ ours: false }) } })
  say(`Installed packages in ${secondsSince(start)}`)
}

/** Node 24 comes by an install script of its package, which may be switched off on this machine. */
async function installNode() {
  const folder = join(modules, 'node')
  const options = { cwd: folder, env: { PATH: pathWith({ ours: false }) } }
  await runQuietly('Node 24 could not be installed: npm says why above.', process.execPath, ['installArchSpecificPackage.js'], options)
  rmSync(node, { force: true })
  symlinkSync(join('..', 'node', 'bin', 'node'), node)
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
