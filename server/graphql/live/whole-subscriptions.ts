import { GraphQLError, Kind, OperationTypeNode, type SelectionSetNode, type ValidationRule } from 'graphql'

/**
 * Rejects `@skip` and `@include` at the root of a subscription, like the GraphQL specification since September
 * 2025. graphql-js throws for a subscription without a field.
 */
export const wholeSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return
    const seen = new Set<string>()
    const check = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) {
          const message = 'The root of a subscription cannot use @skip or @include.'
          context.reportError(new GraphQLError(message, { nodes: selection }))
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) check(selection.selectionSet)
        if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue
        seen.add(selection.name.value)
        const fragment = context.getFragment(selection.name.value)
        if (fragment) check(fragment.selectionSet)
      }
    }
    check(operation.selectionSet)
  },
})
