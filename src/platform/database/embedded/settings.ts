/** Server settings by their PostgreSQL names. */
export type Settings = Record<string, string>

/** Every acknowledged write survives a power cut; sized for a small machine (2 cores, 4 GB). */
export const DURABLE: Settings = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  io_workers: '2',
  max_parallel_workers_per_gather: '1',
  autovacuum_vacuum_scale_factor: '0.05',
  client_connection_check_interval: '1s',
  jit: 'off',
}

/** For databases that live as long as a test run: nothing is kept safe, everything is fast. */
export const THROWAWAY: Settings = {
  ...DURABLE,
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/** The server listens on its private socket only, and its log holds no values that people typed. */
export const ALWAYS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}
