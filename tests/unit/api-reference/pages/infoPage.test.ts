import {describe, expect, it} from 'vitest';
import {downloadLinks} from '../../../../src/api-reference/downloads/downloadLinks';
import {infoPage} from '../../../../src/api-reference/pages/infoPage';
import type {ReferenceOperation, Specification} from '../../../../src/api-reference/model/openApiTypes';

describe('infoPage', () => {
  const introductionOf = (specification: Partial<Specification>, operations: ReferenceOperation[] = []) =>
    infoPage({
      document: {
        file: 'spec.yaml',
        specification: {info: {title: 'Pets', version: '1.2.0'}, ...specification},
        operations,
        tags: operations.length
          ? [{id: 'pet', name: 'pet', title: 'Pet', description: 'All about {pets}.'}]
          : [],
      },
      downloads: 'petstore',
    });

  it('lists servers with their variables', () => {
    const page = introductionOf({
      servers: [
        {
          url: 'https://{region}.example.com',
          description: 'By region',
          variables: {region: {default: 'uk', enum: ['uk', 'eu'], description: 'Where'}},
        },
      ],
    });
    expect(page).toContain('## Servers\n\n`https://{region}.example.com`\n\nBy region');
    expect(page).toContain('<SchemaItem name={"region"} id={"server-region"} schemaName={"string"}>');
    expect(page).toContain('<ApiFacts allowed={["uk","eu"]} defaultValue={"uk"} />');
  });

  it('describes every scheme with its flows and scopes', () => {
    const scopes = {'read:pets': 'Read | see'};
    const page = introductionOf({
      components: {
        securitySchemes: {
          basic: {type: 'http', scheme: 'basic', description: 'For <you>.'},
          oidc: {type: 'openIdConnect', openIdConnectUrl: 'https://auth.example.com/.well-known'},
          mtls: {type: 'mutualTLS'},
          auth: {
            type: 'oauth2',
            flows: {
              clientCredentials: {tokenUrl: 'https://auth.example.com/token', scopes},
              authorizationCode: {authorizationUrl: 'https://auth.example.com/go', scopes},
            },
          },
        },
      },
    });
    expect(page).toContain(
      '### basic\n\nHTTP Basic (`basic`) in the `Authorization` header.\n\nFor \\<you>.',
    );
    expect(page).toContain('- Configuration: `https://auth.example.com/.well-known`');
    expect(page).toContain('A client certificate (`mtls`, mutual TLS).');
    expect(page).toContain(
      '**Client credentials flow**\n\n- Token address: `https://auth.example.com/token`',
    );
    expect(page.match(/\| `read:pets` \| Read \\\| see \|/g)).toHaveLength(1);
  });

  it('lists the operations of each tag, with method and path', () => {
    const operation = {
      method: 'post',
      path: '/pets/{petId}',
      deprecated: true,
      kind: 'operation' as const,
      id: 'update-pet',
      title: 'Update *a* pet',
      tags: ['pet'],
    };
    expect(introductionOf({}, [operation])).toContain(
      [
        '### [Pet](./pet.tag.mdx)',
        'All about \\{pets\\}.',
        '<ApiRows>',
        '<ApiRow method={"post"} path={"/pets/{petId}"} deprecated={true}>[Update \\*a\\* pet](./update-pet.api.mdx)</ApiRow>',
        '</ApiRows>',
      ].join('\n\n'),
    );
  });
});
