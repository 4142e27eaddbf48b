import * as z from 'zod'
import { version } from '../version.ts'
import { failure } from './failure.ts'
import type { Route } from './route.ts'

type Json = Readonly<Record<string, unknown>>

const WHO = {
  anyone: 'Anyone.',
  person: 'Guests and accounts.',
  account: 'Accounts.',
  host: 'The host.',
} as const

/** The OpenAPI description of all routes, generated from the schemas that validate them. */
export function describeApi(routes: readonly Route[]): Json {
  const components = new Components()
  const paths: Record<string, Record<string, Json>> = {}
  for (const { spec } of routes) {
    const path = spec.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][spec.method] = operation(spec, components)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairground',
      version,
      description: 'Everything that the page can do. The socket at /api/socket does the same for tables, see docs/protocol.md.',
    },
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'fairground', description: '__Host-fairground on https' },
        token: { type: 'http', scheme: 'bearer', description: 'An access token from /api/me/tokens' },
      },
    },
  }
}

/** Schemas as JSON; those with an id are listed once under it and referenced. */
class Components {
  readonly schemas: Record<string, Json> = {}

  json(schema: z.ZodType): Json {
    const { $defs = {}, properties = {} } = pointed(z.toJSONSchema(z.object({ it: schema }), { io: 'input', unrepresentable: 'any' }))
    for (const [id, named] of Object.entries($defs)) this.schemas[id] = withoutId(named)
    return withoutId(properties.it)
  }
}

type JsonSchema = z.core.JSONSchema.JSONSchema

function pointed(schema: JsonSchema): { $defs?: Record<string, Json>; properties?: Record<string, Json> } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function withoutId({ id: _, ...schema }: Json): Json {
  return schema
}

function operation(spec: Route['spec'], components: Components): Json {
  const security = [...(spec.who === 'anyone' ? [{}] : []), { session: [] }, ...(spec.tokens !== undefined ? [{ token: [] }] : [])]
  const content = (schema: z.ZodType) => ({ 'application/json': { schema: components.json(schema) } })
  return {
    operationId: operationName(spec),
    summary: spec.summary,
    description: `For: ${WHO[spec.who]}`,
    tags: [spec.path.split('/')[2]],
    security,
    parameters: [...parameters('path', spec.params, components), ...parameters('query', spec.query, components)],
    ...(spec.body === undefined ? {} : { requestBody: { required: true, content: content(spec.body) } }),
    responses: {
      200: { description: 'Done', content: content(spec.answer) },
      default: { description: 'Refused', content: content(failure) },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined, components: Components): readonly Json[] {
  if (schema === undefined) return []
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, ...rest } = components.json(field)
    return { name, in: place, required: !field.safeParse(undefined).success, description, schema: rest }
  })
}

/** `post /api/tables/:table/join` is `postTablesTableJoin`. */
function operationName({ method, path }: Route['spec']): string {
  const words = path.split(/[/:-]+/).filter((word) => word !== '' && word !== 'api')
  return method + words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')
}
