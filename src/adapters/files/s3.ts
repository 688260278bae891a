import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { letGo } from '#adapters/http/http.ts'
import { checkKey, type Files } from './files.ts'

interface Config {
  /** `https://s3.eu-west-2.amazonaws.com`, or the address of any server that speaks S3. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
}

/**
 * Files in a bucket by the S3 REST API, path-style, signed with Signature Version 4. The body's SHA-256 is part of the signature, so a
 * damaged transfer is refused by the store. Another status than expected rejects with it, and nothing is retried: the caller's job is.
 */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 15_000 }: Config): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const address = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}`

  return {
    async put(key, bytes, type) {
      const body = Uint8Array.from(bytes)
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256(body) }
      const response = await asked('PUT', key, { body, headers })
      await letGo(response)
      if (!response.ok) throw refusal(response)
    },

    async get(key) {
      const response = await asked('GET', key)
      if (response.ok) return kept(response)
      await letGo(response)
      if (response.status === 404) return null
      throw refusal(response)
    },

    async remove(key) {
      const response = await asked('DELETE', key)
      await letGo(response)
      if (!response.ok && response.status !== 404) throw refusal(response)
    },
  }

  function asked(method: string, key: string, init: RequestInit = {}) {
    return client.fetch(address(key), { method, signal: AbortSignal.timeout(timeoutMs), redirect: 'error', ...init })
  }
}

async function kept(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, type: response.headers.get('content-type') ?? 'application/octet-stream', size: bytes.length }
}

function refusal(response: Response) {
  return new Error(`The file store answered ${response.status}`)
}

function sha256(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
