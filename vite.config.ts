import { reactRouter } from '@react-router/dev/vite'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [serverOnly(), reactRouter()],
  css: { postcss: { plugins: [mantinePreset()] } },
  // One file for the server: it starts at once, and React is its fast build whatever NODE_ENV says.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}))

/** Stops the build when a page reaches what only the server may hold. */
function serverOnly(): Plugin {
  const servers = /\/src\/(adapters\/|server\.ts|platform\/(server|database|law\/move|jobs|sockets|testing)|features\/\w+\/(calls|jobs)\/|features\/\w+\/queries\.ts)/
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (servers.test(id)) this.error(`${id} belongs to the server and cannot be sent to a browser`)
    },
  }
}
