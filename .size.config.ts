import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import base from './vite.config.ts'

const sizes = {
  name: 'sizes',
  applyToEnvironment: (e) => e.name === 'client',
  generateBundle(_o, bundle) {
    const out = []
    for (const c of Object.values(bundle)) {
      if (c.type !== 'chunk') continue
      out.push(`## ${c.fileName} ${c.code.length} gz ${gzipSync(c.code).length} imports ${c.imports.join(' ')}`)
      const mods = Object.entries(c.modules).map(([id, m]) => [id.replace(/.*node_modules\//, '').replace(/\?.*/, ''), m.renderedLength])
      const by = {}
      for (const [id, n] of mods) {
        const k = id.startsWith('/') ? id : id
        by[k] = (by[k] ?? 0) + n
      }
      for (const [k, n] of Object.entries(by)
        .sort((a, b) => b[1] - a[1])
        .slice(0, 45))
        out.push(`   ${n} ${k}`)
    }
    writeFileSync('/tmp/sizes.txt', out.join('\n'))
  },
}
export default (env) => {
  const b = base(env)
  return { ...b, plugins: [...b.plugins, sizes] }
}
