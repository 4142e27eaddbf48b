import type { Random } from '@fairground/kernel'

/** How long an answer may take before we try another process, how often, and the pause in between, in milliseconds. */
const PATIENCE = 5000
const TRIES = 300
const BETWEEN_TRIES = 300

/** The server refused the request. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A visitor who sends every request to a random process, and retries at others until one answers. */
export class Visitor {
  readonly name: string
  readonly random: Random
  private readonly anywhere: () => string | undefined
  private cookie = ''
  private commands = 0

  constructor(name: string, random: Random, anywhere: () => string | undefined) {
    this.name = name
    this.random = random
    this.anywhere = anywhere
  }

  /** The client id of one command, which makes retries safe. */
  command(): string {
    return `${this.name}-${++this.commands}`
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let tries = 1; ; tries++) {
      const url = this.anywhere()
      try {
        if (url !== undefined) return await this.askAt<T>(url, method, path, body)
      } catch (error) {
        if (error instanceof Refusal || tries >= TRIES) throw error
      }
      await pause(BETWEEN_TRIES)
    }
  }

  /** One request to one process. Without an answer it may be retried. */
  async askAt<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
    const response = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0]
    const json: unknown = await response.json()
    // What a route answers is the type that whoever asks expects of it.
    if (response.ok) return json as T
    const { code, message } = (json as { error: { code: string; message: string } }).error
    const text = `${method} ${path}: ${code}, ${message}`
    throw response.status >= 500 ? new Error(text) : new Refusal(code, text)
  }

  /** A refused request may have been done already, or the state has changed: the caller checks again. */
  async try(method: string, path: string, body?: unknown): Promise<boolean> {
    try {
      await this.ask(method, path, body)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
