/**
 * @generated SignedSource<<753eebad24e8762ea88b642cd143775d>>
 * @relayHash a99c3bf0048bf4d070f933e382e0d29e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61cf89426a73e7ea78285a307d08b07df6c7a583fb9cd6b84550cfa96ca5ca4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61cf89426a73e7ea78285a307d08b07df6c7a583fb9cd6b84550cfa96ca5ca4f",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
