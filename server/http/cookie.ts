import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { SESSION_DAYS } from '../people/sessions.ts'
import type { Site } from './site.ts'

/** On https, the prefix of the name makes browsers reject a cookie set by another host or over plain http. */
export function cookieName({ https }: Pick<Site, 'https'>): string {
  return https ? '__Host-fairground' : 'fairground'
}

export function setSessionCookie(context: Context, site: Site, token: string): void {
  setCookie(context, cookieName(site), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.https,
    path: '/',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  })
}

export function clearSessionCookie(context: Context, site: Site): void {
  deleteCookie(context, cookieName(site), { path: '/', secure: site.https })
}
