/** The realms and their directions (docs/architecture.md). Broken here means broken in CI. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(server|client)/' },
      to: { circular: true },
    },
    {
      name: 'shared-imports-zod-and-itself',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/shared/', '^node_modules/zod/'] },
    },
    {
      name: 'client-sees-server-as-a-type-in-one-place',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/core/trpc\\.ts$' },
      to: { path: '^(src/server/|server\\.ts|prisma-free-migrations)' },
    },
    // That trpc.ts imports a type and no value of the server is checked by scripts/check-boundaries.ts.
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^(src/server/|server\\.ts)' },
      to: { path: '^src/client/' },
    },
    {
      name: 'server-core-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features|app)/' },
    },
    {
      name: 'server-feature-knows-no-app',
      severity: 'error',
      from: { path: '^src/server/features/' },
      to: { path: '^src/server/app/' },
    },
    {
      name: 'server-feature-entered-by-entity-or-service',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/features/[^/]+/',
        pathNot: ['^src/server/features/$1/', '\\.(entity|service)\\.ts$'],
      },
    },
    {
      name: 'inner-roles-know-no-wire',
      severity: 'error',
      from: { path: '^src/server/features/.+\\.(entity|policy|service)\\.ts$' },
      to: {
        path: [
          'node_modules/(@trpc|fastify|@fastify)/',
          '\\.router\\.ts$',
          '^src/server/core/trpc\\.ts$',
        ],
      },
    },
    {
      name: 'client-core-knows-no-feature',
      severity: 'error',
      from: { path: '^src/client/core/' },
      to: { path: '^src/client/(features|app)/' },
    },
    {
      name: 'client-features-are-islands',
      severity: 'error',
      from: { path: '^src/client/features/([^/]+)/' },
      to: { path: '^src/client/(features|app)/', pathNot: '^src/client/features/$1/' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^(src|server\\.ts)', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: ['/testing/', '\\.test\\.tsx?$', '^e2e/', '^bench/'] },
    },
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: { path: '^(src|server\\.ts)', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
}
