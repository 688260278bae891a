import pg from 'pg'

/**
 * One connection for as long as `act` takes, where a pool is too much. A server that ends meanwhile is heard of through what is asked of
 * it; without a listener the loss would end the process as well.
 */
export async function withClient<Done>(config: string | pg.ClientConfig, act: (client: pg.Client) => Promise<Done>): Promise<Done> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  return act(client).finally(() => client.end())
}
