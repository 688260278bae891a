import { build } from './build.mjs'
import { install } from './install.mjs'
import { main } from './run.mjs'
import { serveForEver } from './serve.mjs'
import { serverArguments, serverEnvironment } from './server.mjs'

main(async () => {
  await install()
  await build()
  return await serveForEver(serverArguments, serverEnvironment)
})
