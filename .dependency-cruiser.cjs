/** The realms, the rooms and their directions (docs/architecture.md). Broken here means broken in CI. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    // A folder may use the folders inside it, or be used by them, but not both.
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'shared-imports-zod-and-itself',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/shared/', '^node_modules/zod/'] },
    },
    {
      name: 'shared-kit-knows-no-feature',
      severity: 'error',
      from: { path: '^src/shared/kit/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/shared/', pathNot: '^src/shared/kit/' },
    },
    {
      name: 'client-sees-server-as-a-type-in-one-place',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/platform/trpc/trpc\\.ts$' },
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
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features|demo|app)/' },
    },
    {
      name: 'server-feature-knows-no-app',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(demo|app)/' },
    },
    // Error factories and SQL fragments may be shared between features, too.
    {
      name: 'server-feature-entered-by-entity-or-service',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/features/[^/]+/',
        pathNot: ['^src/server/features/$1/', '\\.(entity|service|errors|sql)\\.ts$'],
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
          '^src/server/platform/trpc/trpc\\.ts$',
        ],
      },
    },
    // platform ← ui ← domain ← features ← app
    {
      name: 'client-platform-is-the-lowest',
      severity: 'error',
      from: { path: '^src/client/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/client/(ui|domain|features|app)/' },
    },
    {
      name: 'client-ui-knows-no-product',
      severity: 'error',
      from: { path: '^src/client/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^src/client/(domain|features|app)/', '^src/shared/(?!kit/)'] },
    },
    {
      name: 'client-domain-knows-no-feature',
      severity: 'error',
      from: { path: '^src/client/domain/', pathNot: '\\.test\\.tsx?$' },
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
