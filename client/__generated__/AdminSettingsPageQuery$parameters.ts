/**
 * @generated SignedSource<<865e4989ef870960c7edd625a946081a>>
 * @relayHash a758b23daf0e51a5b77c6343bedc5f91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4229fbb25d945b5036c6279e936688a313e41d7b66eacd6dfc4a52c27d21acc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4229fbb25d945b5036c6279e936688a313e41d7b66eacd6dfc4a52c27d21acc3",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
