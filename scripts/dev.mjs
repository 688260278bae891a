import { install } from './install.mjs'
import { main } from './run.mjs'
import { serve } from './serve.mjs'

/** Pages follow every change at once; the server starts anew when a file of its own changes. */
main(async () => {
  await install()
  return await serve(['--watch-preserve-output', '--watch', 'src/server.ts'], { PAGES: 'live' })
})
