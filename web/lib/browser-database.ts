/** Runs one request on an object store of this browser. */
type InStore = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest) => Promise<T>

/** A store of objects with an `id`, in a browser database of its own; opened on first use. */
export function browserStore(database: string, name: string): InStore {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    return opened
  }

  return async (mode, ask) => {
    const transaction = (await open()).transaction(name, mode)
    const request = ask(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
}
