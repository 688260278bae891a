/** A thing that lies in the offline store of this device. */
export interface StoredItem {
  id: string
  thing: unknown
}

/**
 * What one person has made on this device and the server does not have yet. It stays over a reload and a closed browser, and is never
 * read for another person. Any of its ways rejects where the browser keeps nothing (private mode), or has no room left.
 */
export interface OfflineStore {
  all(): Promise<StoredItem[]>
  put(id: string, thing: unknown): Promise<void>
  remove(id: string): Promise<void>
}

export function offlineStoreOf(account: string, name: string): OfflineStore {
  return {
    all: async () => (await inStore('readonly', (store) => store.getAll(under(account, name)))).map(keptIn),
    put: async (id, thing) => void (await inStore('readwrite', (store) => store.put({ id, thing }, [account, name, id]))),
    remove: async (id) => void (await inStore('readwrite', (store) => store.delete([account, name, id]))),
  }
}

/** How many things of this person lie on this device, whatever they are. */
export const countStored = (account: string) => inStore('readonly', (store) => store.count(under(account)))

/** Takes everything of this person off this device. */
export const forgetStored = (account: string) => inStore('readwrite', (store) => store.delete(under(account)))

const DATABASE = 'homeward'
const STORE = 'shelf'

/** Every key that begins so: a list comes after any text. */
const under = (...start: string[]) => IDBKeyRange.bound(start, [...start, []])

function keptIn(value: { id?: unknown; thing?: unknown } | undefined): StoredItem {
  return { id: String(value?.id ?? ''), thing: value?.thing }
}

/** Opened for each use: a browser that sleeps loses what is held open. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(STORE))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser didn’t store it')))
  }).finally(() => database.close())
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser can’t store anything')))
  })
}
