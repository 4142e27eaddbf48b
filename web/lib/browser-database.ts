/** Runs one request on the objects that this browser keeps under a name. */
type InStore = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest) => Promise<T>

/** A store of objects with an `id` of their own, in a database of this browser that holds nothing else; opened when it is first asked. */
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
