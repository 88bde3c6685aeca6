/**
 * @generated SignedSource<<81e93206d2dfa3a3d790dc91c99110a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackupSchedule = "Daily" | "Hourly" | "Off";
export type CaptchaProvider = "CloudflareTurnstile" | "HashPow" | "None";
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_settings$data = {
  readonly accountPolicy: {
    readonly activeOnRegister: boolean;
    readonly allowRegister: boolean;
    readonly emailConfirmationRequired: boolean;
    readonly emailDomainList: string;
    readonly useCaptcha: boolean;
  };
  readonly backups: {
    readonly keep: number;
    readonly schedule: BackupSchedule;
    readonly time: string;
    readonly withCaptures: boolean;
  };
  readonly captcha: {
    readonly type: CaptchaProvider;
  };
  readonly containerPolicy: {
    readonly autoDestroyOnLimitReached: boolean;
    readonly defaultLifetimeMinutes: number;
    readonly extensionMinutes: number;
    readonly renewalWindowMinutes: number;
  };
  readonly globalConfig: {
    readonly customTheme: string | null | undefined;
    readonly description: string | null | undefined;
    readonly footerInfo: string | null | undefined;
    readonly slogan: string;
    readonly title: string;
  };
  readonly mail: {
    readonly isConfigured: boolean;
  };
  readonly mailPolicy: {
    readonly linkLifetimeHours: number;
  };
  readonly revision: string;
  readonly " $fragmentSpreads": FragmentRefs<"BackupState_settings">;
  readonly " $fragmentType": "SettingsForm_settings";
};
export type SettingsForm_settings$key = {
  readonly " $data"?: SettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GlobalConfig",
      "kind": "LinkedField",
      "name": "globalConfig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slogan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "footerInfo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customTheme",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountPolicy",
      "kind": "LinkedField",
      "name": "accountPolicy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowRegister",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeOnRegister",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useCaptcha",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailConfirmationRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailDomainList",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContainerPolicy",
      "kind": "LinkedField",
      "name": "containerPolicy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "autoDestroyOnLimitReached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultLifetimeMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extensionMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "renewalWindowMinutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailPolicy",
      "kind": "LinkedField",
      "name": "mailPolicy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkLifetimeHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Backups",
      "kind": "LinkedField",
      "name": "backups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keep",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withCaptures",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailStatus",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConfigured",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredCaptcha",
      "kind": "LinkedField",
      "name": "captcha",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BackupState_settings"
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "2ce56feeaf62f2b5bbc17e73b153dd99";

export default node;
