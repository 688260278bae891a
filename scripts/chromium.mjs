import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { pathWith, root, runQuietly, say, secondsSince } from './run.mjs'

/** One browser for every machine, so that a journey passes or fails alike on all of them. A new version needs its new integrity. */
const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'
const PINNED = `${PACKAGE}@${VERSION}`
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='

const cache = join(root, 'data', 'chromium', VERSION)
const packaged = join(cache, 'chromium')
const OF_MACHINE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

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

/** The Chromium that is here already: what CHROMIUM names, the packaged one, or the machine's; undefined when there is none. */
export function findChromium() {
  return process.env.CHROMIUM || [packaged, ...OF_MACHINE].find((place) => existsSync(place))
}

/** The Chromium of the journeys, installed first where it is missing. Says which one it is. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given && !versionOf(given)) throw new Error(`CHROMIUM names ${given}, which does not start. Give the path of a Chromium or Chrome.`)
  if (given) return tell(given, given === packaged ? PINNED : 'as CHROMIUM says')
  if (!versionOf(packaged)) await installing(installFromNpm)
  if (versionOf(packaged)) return tell(packaged, PINNED)
  if (!OF_MACHINE.some(versionOf)) await installing(installFromDebian)
  const found = OF_MACHINE.find(versionOf)
  if (found) return tell(found, "this machine's own, because the packaged one is not to be had or does not start here")
  throw new Error('Chromium could not be installed. Install the package chromium, or set CHROMIUM to the path of a Chromium or Chrome.')
}

/** "Chromium 153.0.1.2", or undefined where the program is missing or does not start. */
function versionOf(program) {
  if (!existsSync(program)) return undefined
  const { status, stdout } = spawnSync(program, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function tell(program, why) {
  say(`Journeys run on ${versionOf(program)} (${why}): ${program}`)
  return program
}

async function installing(way) {
  const start = performance.now()
  say('Installing Chromium for the journeys: once')
  await way().then(
    () => say(`Installed in ${secondsSince(start)}`),
    (error) => say(error.message),
  )
}

/** A package that holds the browser itself, compressed, with the libraries and the one font that a bare machine lacks. */
async function installFromNpm() {
  rmSync(dirname(cache), { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const options = { cwd: cache, env: { PATH: pathWith({ ours: false }) } }
  const args = ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PINNED]
  await runQuietly(`npm did not give ${PINNED}.`, 'npm', args, options)
  expectPinned()
  const held = join(cache, 'node_modules', PACKAGE, 'bin')
  for (const archive of ['al2023', 'fonts', 'swiftshader']) unpack(join(held, `${archive}.tar.br`))
  writeFileSync(join(cache, 'browser'), brotliDecompressSync(readFileSync(join(held, 'chromium.br'))), { mode: 0o755 })
  writeFileSync(join(cache, 'fonts.conf'), FONTS)
  writeFileSync(`${packaged}.new`, WRAPPER, { mode: 0o755 })
  renameSync(`${packaged}.new`, packaged)
  rmSync(join(cache, 'node_modules'), { recursive: true })
}

/** npm has checked the package against what the registry says of it; this checks what the registry says. */
function expectPinned() {
  const lock = JSON.parse(readFileSync(join(cache, 'node_modules', '.package-lock.json'), 'utf8'))
  const { integrity } = lock.packages[`node_modules/${PACKAGE}`]
  if (integrity !== INTEGRITY) throw new Error(`${PINNED} is not the package that was pinned: its integrity is ${integrity}`)
}

async function installFromDebian() {
  const [command, ...words] = [...asRoot(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const complaint = 'Debian’s packages did not give a Chromium either.'
  await runQuietly(complaint, command, [...words, 'update'])
  await runQuietly(complaint, command, [...words, 'install', '-y', '--no-install-recommends', 'chromium'])
}

function asRoot() {
  if (process.getuid?.() === 0) return []
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n']
  throw new Error('Only root can install Debian’s Chromium.')
}

const WRAPPER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" FONTCONFIG_PATH="$here" XDG_CACHE_HOME="$here/cache"
exec "$here/browser" "$@"
`

/** Only the package's own font, so that text is as wide on every machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function unpack(archive) {
  const unpacked = spawnSync('tar', ['--extract', '--directory', cache], { input: brotliDecompressSync(readFileSync(archive)) })
  if (unpacked.status !== 0) throw new Error(`${archive} could not be unpacked: ${unpacked.stderr}`)
}
