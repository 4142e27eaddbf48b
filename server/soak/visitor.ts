import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@fairground/kernel'
import { Client, Refused } from '../test/serving.ts'

/** How long an answer may take before we try another process, how often, and the pause in between, in milliseconds. */
const PATIENCE = 5000
const TRIES = 300
const BETWEEN_TRIES = 300

/** A visitor who sends every request to a random process, and retries at others until one answers. */
export class Visitor {
  readonly name: string
  readonly random: Random
  private readonly anywhere: () => string | undefined
  private readonly client = new Client()
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
        if (isRefusal(error) || tries >= TRIES) throw error
      }
      await pause(BETWEEN_TRIES)
    }
  }

  /** One request to one process. Without an answer it may be retried. */
  askAt<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    return this.client.ask<T>(method, path, body, { url, patience: PATIENCE })
  }

  /** A refused request may have been done already, or the state has changed: the caller checks again. */
  async try(method: string, path: string, body?: unknown): Promise<boolean> {
    try {
      await this.ask(method, path, body)
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      return false
    }
  }
}

/** Did the server refuse the request? Every process would. */
export function isRefusal(error: unknown): error is Refused {
  return error instanceof Refused && error.status < 500
}
