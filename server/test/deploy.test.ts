import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { withServer } from './serving.ts'

/** These tests need no container engine: they compare the files with the code. */

const ROOT = join(import.meta.dirname, '..', '..')
const file = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')
const flags = new Set(
  readFileSync(join(ROOT, 'cli', 'commands', 'serve.ts'), 'utf8')
    .match(/(?<=^ {4})'?[a-z-]+'?(?=: \{)/gm)
    ?.map((flag) => flag.replaceAll("'", '')),
)
for (const flag of ['data', 'database']) flags.add(flag)

// biome-ignore lint/suspicious/noExplicitAny: tests read the YAML without relying on its shape
type Yaml = any

function yaml(name: string): readonly Yaml[] {
  return parseAllDocuments(file(name), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
}

describe('The image', () => {
  it('is built in two stages, runs as an unprivileged user and has a health check', () => {
    const text = file('Dockerfile')
    expect(text.match(/^FROM /gm)).toHaveLength(2)
    const last = text.slice(text.lastIndexOf('FROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m)
  })

  it('installs every workspace', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    for (const workspace of workspaces) expect(file('Dockerfile')).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })
})

describe('The files that start the server', () => {
  const commands = () => [
    ...Object.values(yaml('compose.yaml')[0].services).flatMap(({ command }: Yaml) => (command === undefined ? [] : [command])),
    ...yaml('kubernetes.yaml').flatMap((each) => each.spec?.template?.spec.containers.map(({ args }: Yaml) => args) ?? []),
    /^ExecStart=.*fairground\.js (.*)$/m.exec(file('fairground.service'))?.[1].split(' '),
  ]

  it('use only existing flags', () => {
    expect(commands().length).toBeGreaterThanOrEqual(7)
    for (const [word, ...rest] of commands()) {
      expect(word).toBe('serve')
      for (const flag of rest.filter((each: string) => each.startsWith('--'))) expect(flags).toContain(flag.slice(2))
    }
  })

  it('have two processes for people and two for bots, and a database that starts first', () => {
    const { services } = yaml('compose.yaml')[0]
    const roles = Object.values(services).map(({ command }: Yaml) => command?.[command.indexOf('--role') + 1])
    expect(roles.filter((role) => role === 'web')).toHaveLength(2)
    expect(roles.filter((role) => role === 'bots')).toHaveLength(2)
    for (const { command, depends_on } of Object.values<Yaml>(services))
      if (command !== undefined) expect(depends_on.database.condition).toBe('service_healthy')
  })

  it('check health at an existing address, and send people only to processes for people', () => {
    const [service] = yaml('kubernetes.yaml').filter(({ kind }) => kind === 'Service')
    expect(service.spec.selector).toEqual({ app: 'fairground', role: 'web' })
    for (const { kind, spec } of yaml('kubernetes.yaml'))
      if (kind === 'Deployment') {
        expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
        expect(spec.template.spec.containers[0].readinessProbe.httpGet.path).toBe('/healthz')
        expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
      }
  })
})

describe('The dashboard', () => {
  it('uses existing metrics', () =>
    withServer(async (server) => {
      const shown = await (await fetch(`${server.url}/metrics`)).text()
      const names = new Set(shown.match(/(?<=^# TYPE )\w+/gm))
      const { panels } = JSON.parse(file('grafana-dashboard.json'))
      const asked: string[] = panels.flatMap(({ targets }: Yaml) =>
        targets.flatMap(({ expr }: Yaml) => expr.match(/\b(fairground|process|nodejs)_\w+/g)),
      )
      expect(asked.length).toBeGreaterThan(12)
      for (const name of asked) expect(names).toContain(name.replace(/_bucket$/, ''))
    }))
})

describe('Each of these files', () => {
  it('is mentioned in the guide for hosts', () => {
    const guide = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8') + readFileSync(join(ROOT, 'docs', 'scaling.md'), 'utf8')
    for (const name of readdirSync(join(ROOT, 'deploy'))) expect(guide).toContain(`deploy/${name}`)
  })
})
